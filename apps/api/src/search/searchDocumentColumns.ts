import { searchables } from '../db/schema/searchables.ts'

/** The columns of a search document. */
export const searchDocumentColumns = {
  nid: searchables.nid,
  title: searchables.title,
  words: searchables.words,
  text: searchables.text,
}
