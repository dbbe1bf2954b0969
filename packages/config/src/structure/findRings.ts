import type { Arrow } from './Arrow.ts'

/**
 * Finds rings: in each folder, its direct children (files and subfolders) that import each other in a
 * circle. A ring of files is also a ring of the children of their nearest common folder, so one rule finds both.
 */
export function findRings(arrows: readonly Arrow[]): readonly (readonly string[])[] {
  const byFolder = new Map<string, Map<string, Set<string>>>()
  for (const { from, to } of arrows) {
    const step = liftToSiblings(from, to)
    if (!step) continue
    const graph = byFolder.get(step.folder) ?? new Map<string, Set<string>>()
    byFolder.set(step.folder, graph)
    const next = graph.get(step.from) ?? new Set<string>()
    graph.set(step.from, next.add(step.to))
  }
  return [...byFolder.values()].flatMap(ringsOf)
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

function ringsOf(graph: ReadonlyMap<string, ReadonlySet<string>>): readonly (readonly string[])[] {
  const rings: string[][] = []
  const placed = new Set<string>()
  for (const start of graph.keys()) {
    if (placed.has(start)) continue
    const ring = [...reach(graph, start)].filter((node) => reach(graph, node).has(start))
    for (const node of ring) placed.add(node)
    if (ring.length > 0) rings.push(ring.sort())
  }
  return rings
}

function reach(graph: ReadonlyMap<string, ReadonlySet<string>>, start: string): ReadonlySet<string> {
  const seen = new Set<string>()
  const open = [...(graph.get(start) ?? [])]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (seen.has(node)) continue
    seen.add(node)
    open.push(...(graph.get(node) ?? []))
  }
  return seen
}
