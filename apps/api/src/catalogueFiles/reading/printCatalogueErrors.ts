import type { CatalogueError } from './CatalogueError.ts'

/** Prints errors for a person, and in the form that editors and terminals link. */
export const printCatalogueErrors = (errors: readonly CatalogueError[]): string =>
  [
    errors.length === 1 ? '1 error in the files:' : `${errors.length} errors in the files:`,
    ...errors.flatMap(({ file, line, column, path, rule, fix }) => [
      '',
      `${file}:${line}:${column}  ${path === '' ? '' : `${path}: `}${rule}`,
      `  ${fix}`,
    ]),
  ].join('\n')
