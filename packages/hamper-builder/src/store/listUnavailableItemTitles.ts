import type { HamperState } from './HamperState.ts'

/** Returns the titles of chosen items that are currently unavailable, without duplicates. */
export function listUnavailableItemTitles({
  build,
  baseSteps,
}: Pick<HamperState, 'build' | 'baseSteps'>): readonly string[] {
  const items = [...baseSteps, ...build.steps].flatMap((step) => step.items)
  const titles = build.unavailable.flatMap(
    ({ productId }) => items.find(({ id }) => id === productId)?.title ?? [],
  )
  return [...new Set(titles)]
}
