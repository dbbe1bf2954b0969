import { type BaseIssue, object, partial, safeParse } from 'valibot'
import type { CatalogueFileLocation } from '../checks/CatalogueCheck.ts'
import { validateCatalogue } from '../checks/validateCatalogue.ts'
import type { Catalogue } from '../products/Catalogue.ts'
import { deriveProducts } from '../products/deriveProducts.ts'
import { type CatalogueFileName, fileSchemas } from '../schema/fileSchemas.ts'
import type { CatalogueError } from './CatalogueError.ts'
import { describeValidationIssue, type ValidationIssueText } from './describeValidationIssue.ts'
import { formatDataPath } from './formatDataPath.ts'
import { listFieldNames } from './listFieldNames.ts'
import type { MergedFiles } from './mergeFiles.ts'

const filesSchema = partial(object(fileSchemas))

/**
 * Validates the content of a catalogue's files. References between entries are checked when every entry matches its
 * schema.
 */
export function validateFiles(
  { values, locate }: Pick<MergedFiles, 'values' | 'locate'>,
  cities: ReadonlySet<string> | undefined,
): Catalogue | readonly CatalogueError[] {
  const toError = (at: CatalogueFileLocation, text: ValidationIssueText): CatalogueError => {
    const { path, ...position } = locate(at)
    // In a CSV file, the row number identifies the entry, so the path does not repeat its index.
    return { ...position, path: formatDataPath(position.cell === undefined ? path : path.slice(1)), ...text }
  }
  const parsed = safeParse(filesSchema, values)
  if (!parsed.success) {
    return parsed.issues.map((issue) => {
      const at = locationOf(issue)
      return toError(
        at,
        describeValidationIssue(issue, {
          fields: () => listFieldNames(at.file, at.path.slice(0, -1)),
          isCsv: locate(at).cell !== undefined,
        }),
      )
    })
  }
  const files = parsed.output
  const catalogue = { files, products: deriveProducts(files) }
  const broken = validateCatalogue(catalogue, cities)
  if (broken.length === 0) return catalogue
  return broken.map(({ rule, ...at }) =>
    toError(at, { rule: `has to be true: ${rule}`, fix: 'Correct this entry, or the one it refers to.' }),
  )
}

const isCatalogueFileName = (key: unknown): key is CatalogueFileName =>
  typeof key === 'string' && Object.hasOwn(fileSchemas, key)

function locationOf({ path }: BaseIssue<unknown>): CatalogueFileLocation {
  const [file, ...rest] = (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
  return { file: isCatalogueFileName(file) ? file : 'products', path: rest }
}
