/// A qubit with real amplitudes, which the gates of this game never leave.
struct Qubit: Equatable {
  var zero = 1.0
  var one = 0.0

  /// The same up to a sign, which no measurement can tell.
  func isSame(as other: Qubit) -> Bool { abs(zero * other.zero + one * other.one) > 0.999 }
}

enum Gate: String, CaseIterable, Identifiable {
  case x = "X"
  case z = "Z"
  case h = "H"

  var id: Self { self }

  func applied(to qubit: Qubit) -> Qubit {
    let half = 0.5.squareRoot()
    return switch self {
    case .x: Qubit(zero: qubit.one, one: qubit.zero)
    case .z: Qubit(zero: qubit.zero, one: -qubit.one)
    case .h: Qubit(zero: (qubit.zero + qubit.one) * half, one: (qubit.zero - qubit.one) * half)
    }
  }
}
