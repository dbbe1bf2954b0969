import type { ImportEdge } from './ImportEdge.ts'

/**
 * Finds dependency cycles among the direct children (files and subfolders) of each folder. A cycle of files is
 * also one of the children of their nearest common folder, so one rule finds both.
 */
export function findDependencyCycles(edges: readonly ImportEdge[]): readonly (readonly string[])[] {
  const byFolder = new Map<string, Map<string, Set<string>>>()
  for (const { from, to } of edges) {
    const step = liftToSiblings(from, to)
    if (!step) continue
    const graph = byFolder.get(step.folder) ?? new Map<string, Set<string>>()
    byFolder.set(step.folder, graph)
    const next = graph.get(step.from) ?? new Set<string>()
    graph.set(step.from, next.add(step.to))
  }
  return [...byFolder.values()].flatMap(cyclesOf)
}

function liftToSiblings(from: string, to: string) {
  const a = from.split('/')
  const b = to.split('/')
  let depth = 0
  while (a[depth] !== undefined && a[depth] === b[depth]) depth += 1
  if (a[depth] === undefined || b[depth] === undefined) return undefined
  const upTo = (parts: readonly string[]) => parts.slice(0, depth + 1).join('/')
  return { folder: a.slice(0, depth).join('/'), from: upTo(a), to: upTo(b) }
}

function cyclesOf(graph: ReadonlyMap<string, ReadonlySet<string>>): readonly (readonly string[])[] {
  const cycles: string[][] = []
  const visited = new Set<string>()
  for (const start of graph.keys()) {
    if (visited.has(start)) continue
    const cycle = [...findReachable(graph, start)].filter((node) => findReachable(graph, node).has(start))
    for (const node of cycle) visited.add(node)
    if (cycle.length > 0) cycles.push(cycle.sort())
  }
  return cycles
}

function findReachable(graph: ReadonlyMap<string, ReadonlySet<string>>, start: string): ReadonlySet<string> {
  const seen = new Set<string>()
  const open = [...(graph.get(start) ?? [])]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (seen.has(node)) continue
    seen.add(node)
    open.push(...(graph.get(node) ?? []))
  }
  return seen
}
