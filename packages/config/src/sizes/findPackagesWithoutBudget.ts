/** Returns the published packages without a budget, in their order. */
export function findPackagesWithoutBudget(
  published: readonly string[],
  budgets: Readonly<Record<string, unknown>>,
): readonly string[] {
  return published.filter((name) => !Object.hasOwn(budgets, name))
}
