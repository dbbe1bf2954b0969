/** A test that a page of the docs names: its file, and its title as it stands there. */
export interface TestReference {
  readonly file: string
  readonly title: string
}

const named = /`((?:apps|packages)\/[^`\s]+?\.(?:test\.tsx?|e2e\.ts))`((?:,? "[^"\n]+")*)/g

/** The tests a page names, as `` `file` "title", "another title" ``; a file without a title is named as a whole. */
export function parseTestReferences(markdown: string): readonly TestReference[] {
  return [...markdown.matchAll(named)].flatMap(([, file = '', titles = '']) => {
    const said = [...titles.matchAll(/"([^"\n]+)"/g)].map(([, title = '']) => ({ file, title }))
    return said.length > 0 ? said : [{ file, title: '' }]
  })
}
