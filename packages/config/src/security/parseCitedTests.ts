/** A test that a docs page cites: its file, and its exact title. */
export interface CitedTest {
  readonly file: string
  readonly title: string
}

const named = /`((?:apps|packages)\/[^`\s]+?\.(?:test\.tsx?|e2e\.ts))`((?:,? "[^"\n]+")*)/g

/**
 * Parses the tests that a page cites, as `` `file` "title", "another title" ``; a file without a title is cited as
 * a whole.
 */
export function parseCitedTests(markdown: string): readonly CitedTest[] {
  return [...markdown.matchAll(named)].flatMap(([, file = '', titles = '']) => {
    const messages = [...titles.matchAll(/"([^"\n]+)"/g)].map(([, title = '']) => ({ file, title }))
    return messages.length > 0 ? messages : [{ file, title: '' }]
  })
}
