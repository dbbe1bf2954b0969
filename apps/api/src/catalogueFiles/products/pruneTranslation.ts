/** Returns the translations of a file of the store whose text it still has: a new price removes the parts of the old one. */
export const pruneTranslation = (content: unknown, texts: ReadonlySet<string>): unknown =>
  typeof content === 'object' && content !== null
    ? Object.fromEntries(Object.entries(content).filter(([text]) => texts.has(text)))
    : content
