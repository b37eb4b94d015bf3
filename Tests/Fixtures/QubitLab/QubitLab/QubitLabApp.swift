import SwiftUI

@main
struct QubitLabApp: App {
  @AppStorage("qubitlab_progress_data") private var progressData = Data()

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        List(Level.all) { level in
          NavigationLink {
            GameView(level: level) { gates in solve(level, gates: gates) }
          } label: {
            LabeledContent("Reach \(level.target)", value: best(level))
          }
        }
        .navigationTitle("QubitLab")
      }
    }
  }

  private var progress: GameProgress {
    (try? JSONDecoder().decode(GameProgress.self, from: progressData)) ?? GameProgress()
  }

  private func best(_ level: Level) -> String { progress.fewestGates[level.id].map(String.init) ?? "–" }

  private func solve(_ level: Level, gates: Int) {
    var progress = progress
    progress.solve(level, gates: gates)
    if let data = try? JSONEncoder().encode(progress) { progressData = data }
  }
}
