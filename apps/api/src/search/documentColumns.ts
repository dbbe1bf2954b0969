import { searchables } from '../db/schema/searchables.ts'

/** The columns of a search document. */
export const documentColumns = {
  nid: searchables.nid,
  title: searchables.title,
  words: searchables.words,
  text: searchables.text,
}
