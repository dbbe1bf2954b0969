import type { HamperState } from './HamperState.ts'

/** Names of what was chosen and cannot go into the hamper as it is now, each once. */
export function parkedTitles({ build, known }: Pick<HamperState, 'build' | 'known'>): readonly string[] {
  const items = [...known, ...build.steps].flatMap((step) => step.items)
  const titles = build.parked.flatMap(
    ({ productId }) => items.find(({ id }) => id === productId)?.title ?? [],
  )
  return [...new Set(titles)]
}
