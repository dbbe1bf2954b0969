import type { NameTable } from './nameTable.ts'

const string = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g

/** Writes the short names into code: into a string that holds generated names and nothing else, with single spaces between them. */
export const renameScript = (code: string, table: NameTable): string =>
  code.replace(string, (found) => {
    const names = found.slice(1, -1).split(' ')
    const shorts = names.flatMap((name) => table.get(name) ?? [])
    return shorts.length === names.length ? found[0] + shorts.join(' ') + found[0] : found
  })
