/** The published packages that no budget holds back, in their order. */
export function missingBudgets(
  published: readonly string[],
  budgets: Readonly<Record<string, unknown>>,
): readonly string[] {
  return published.filter((name) => !Object.hasOwn(budgets, name))
}
