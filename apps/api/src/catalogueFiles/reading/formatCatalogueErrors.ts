import type { CatalogueError } from './CatalogueError.ts'

/** Prints errors in a form that is readable and that editors and terminals turn into links. */
export const formatCatalogueErrors = (errors: readonly CatalogueError[]): string =>
  [
    errors.length === 1 ? '1 error in the files:' : `${errors.length} errors in the files:`,
    ...errors.flatMap((error) => [
      '',
      `${error.file}:${error.line}:${error.column}  ${printPlace(error)}${error.rule}`,
      `  ${error.fix}`,
    ]),
  ].join('\n')

function printPlace({ cell, path }: CatalogueError): string {
  const place = [cell === undefined ? '' : `cell ${cell}`, path].filter((text) => text !== '').join(', ')
  return place === '' ? '' : `${place}: `
}
