import SwiftUI

struct GameView: View {
  let level: Level
  /// Called with the number of gates when the target is reached.
  let solved: (Int) -> Void
  @State private var gates: [Gate] = []

  private var qubit: Qubit { gates.reduce(Qubit()) { $1.applied(to: $0) } }
  private var isSolved: Bool { qubit.isSame(as: level.goal) }

  var body: some View {
    VStack(spacing: 24) {
      Text("|0⟩ " + gates.map(\.rawValue).joined(separator: " ")).font(.title.monospaced())
      if isSolved {
        Label("Solved", systemImage: "checkmark.circle")
      } else {
        HStack { ForEach(Gate.allCases) { gate in Button(gate.rawValue) { apply(gate) } } }
          .buttonStyle(.borderedProminent)
      }
      Button("Again") { gates = [] }
    }
    .navigationTitle("Reach \(level.target)")
  }

  private func apply(_ gate: Gate) {
    gates.append(gate)
    if isSolved { solved(gates.count) }
  }
}
