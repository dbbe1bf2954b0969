/** Tasks of turbo in two groups. */
export interface TurboTaskGroups {
  /**
   * Tasks that run three at a time, because most of them wait for a browser or a database for a third of their time.
   */
  readonly shared: readonly string[]
  /** Tasks that run one at a time after the others, because each uses all cores or measures time. */
  readonly exclusive: readonly string[]
}

/** Tasks that every change must pass (the change lane), with fixed seeds. */
export const requiredCheckTasks: TurboTaskGroups = {
  shared: [
    ...['lint', 'structure', 'types', 'unused', 'licences', 'test:repository'],
    ...['build', 'test:stories', 'test', 'test:pglite', 'publishing', 'api-report', 'sizes'],
  ],
  exclusive: ['e2e'],
}

/**
 * The part of the long lane (`pnpm check --long`) that CI runs for each change: random seeds, processes, CSS isolation.
 */
export const longCheckTasksPerChange: TurboTaskGroups = {
  shared: ['test:properties', 'test:isolation'],
  exclusive: ['test:processes'],
}

/**
 * The rest of the long lane: the API tests whose results should be the same on PGlite, the API tests through a
 * connection pooler, the tests with caching proxies, and the remaining journeys, such as those in the other viewport
 * and in other browser engines.
 */
export const remainingLongCheckTasks: TurboTaskGroups = {
  shared: ['test:pglite:rest', 'test:pgbouncer', 'test:proxies'],
  exclusive: ['e2e:rest', 'e2e:engines'],
}
