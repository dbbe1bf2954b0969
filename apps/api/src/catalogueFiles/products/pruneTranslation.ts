/**
 * Removes the translations of texts that a file of the store no longer has, because a new price removes the old price
 * breakup.
 */
export const pruneTranslation = (content: unknown, texts: ReadonlySet<string>): unknown =>
  typeof content === 'object' && content !== null
    ? Object.fromEntries(Object.entries(content).filter(([text]) => texts.has(text)))
    : content
