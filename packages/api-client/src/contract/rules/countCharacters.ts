/** How many characters a text has as both sides count them: an emoji is one, not two halves. */
export const countCharacters = (text: string): number => [...text].length
