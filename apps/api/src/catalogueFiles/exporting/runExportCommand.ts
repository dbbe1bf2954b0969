import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { DatabaseHandle } from '../../db/Database.ts'
import type { CommandResult } from '../CommandResult.ts'
import type { SourceFile, SourceProduct } from '../products/CatalogueSources.ts'
import { listCatalogueFiles } from '../reading/listCatalogueFiles.ts'
import { formatFileJsonSchemas } from '../schema/writeFileSchemas.ts'
import { formatCatalogueFile } from './formatCatalogueFile.ts'
import { formatCsvFiles } from './formatCsvFiles.ts'
import { readStoreCatalogue } from './readStoreCatalogue.ts'

const usage = `Give an empty folder, or one that does not exist; or with
  --replace     a folder with a catalogue, whose files are replaced; and with
  --format csv  write products, prices, stock and every other list as CSV instead of YAML`

/** Runs the merchant's command that exports the catalogue of the store to a folder of files. */
export async function runExportCommand(
  args: readonly string[],
  { transact }: Pick<DatabaseHandle, 'transact'>,
): Promise<CommandResult> {
  const options = parseOptions(args)
  if (!options) return { text: usage, isSuccess: false }
  const { folder, replaces, isCsv } = options
  mkdirSync(folder, { recursive: true })
  const isEmpty = readdirSync(folder).length === 0
  if (!isEmpty && !replaces) {
    const text = `${folder} is not empty. Name another folder, or replace its files with --replace.`
    return { text, isSuccess: false }
  }
  const { products, files, withdrawn, unknown } = await transact(readStoreCatalogue)
  const texts = isCsv ? formatCsvFiles(products, files) : printYamlFiles(products, files)
  if (texts.length === 0) {
    const text = 'The store has no files of a catalogue. Import yours once, then it can be exported.'
    return { text, isSuccess: false }
  }
  for (const { file } of listCatalogueFiles(folder).files) rmSync(join(folder, file))
  for (const [file, text] of [...texts, ...schemaFiles()]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const text = [
    `Written: ${texts.length} files.`,
    ...(withdrawn.length > 0 ? ['Withdrawn by API, which the files do not say:', ...withdrawn] : []),
    ...(unknown.length > 0
      ? ['Not written, because they were imported by an older version; import them again:', ...unknown]
      : []),
  ]
  return { text: text.join('\n'), isSuccess: true }
}

const schemaFiles = () =>
  [...formatFileJsonSchemas()].map(([name, text]) => [`schema/${name}`, text] as const)

const printYamlFiles = (products: readonly SourceProduct[], files: readonly SourceFile[]) => [
  ...[...Map.groupBy(products, ({ file }) => file)].map(([file, those]) =>
    printed(
      file,
      those.map(({ content }) => content),
    ),
  ),
  ...files.map(({ file, content }) => printed(file, content)),
]

const printed = (file: string, content: unknown) => [file, formatCatalogueFile(file, content)] as const

function parseOptions(args: readonly string[]) {
  try {
    const options = { replace: { type: 'boolean' }, format: { type: 'string', default: 'yaml' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [folder, ...more] = positionals
    if (folder === undefined || more.length > 0 || !['yaml', 'csv'].includes(values.format)) return undefined
    return { folder, replaces: values.replace ?? false, isCsv: values.format === 'csv' }
  } catch {
    return undefined
  }
}
