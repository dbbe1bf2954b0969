import type { TablePlan } from './planImport.ts'

/** Returns the numbers of the products whose search rows an import writes or removes. */
export const findReindexedProducts = (
  plans: readonly TablePlan[],
  removesMissing: boolean,
): readonly number[] =>
  plans
    .filter(({ table }) => table.rowsOf === 'searchables')
    .flatMap(({ added, changed, missing }) => [
      ...added,
      ...changed.map(({ after }) => after),
      ...(removesMissing ? missing : []),
    ])
    .map(({ nid }) => Number(nid))
