import { join } from 'node:path'
import type { PublishedPackage } from '../publishing/listPublishedPackages.ts'
import type { EntryPoint } from './EntryPoint.ts'
import { type Declaration, findDeclaration } from './findDeclaration.ts'
import { listEntryPoints } from './listEntryPoints.ts'
import { printEvents } from './printEvents.ts'
import { formatInlineCode, printTable } from './printTable.ts'
import { printTokens } from './printTokens.ts'
import { readDocComment } from './readDocComment.ts'
import { readEnglishMessages } from './readEnglishMessages.ts'
import { readExports } from './readExports.ts'
import { type InterfaceField, readInterfaceFields } from './readInterfaceFields.ts'

/**
 * Prints the tables of a package's README from its sources: entry points, ports, events, slots, tokens and
 * messages.
 */
export function printReadmeReference(root: string, published: PublishedPackage): string {
  const source = join(root, 'packages', published.folder, 'src')
  const entries = listEntryPoints(root, published, '@store/source')
  const types = exportedTypes(entries)
  const ending = (end: RegExp) => types.filter(({ name }) => end.test(name))
  return [
    '### Entries',
    printEntries(entries, Object.keys(published.manifest.exports ?? {})),
    ...ending(/Ports$/).flatMap((one) => section('Ports', one, printMembers(readInterfaceFields(one)))),
    ...ending(/Events?$/).flatMap((one) => section('Events', one, printEvents(one))),
    ...ending(/Slots$/).flatMap((one) => section('Slots', one, printMembers(readInterfaceFields(one)))),
    ...printSlotProps(ending(/Props$/)),
    ...printTokens(source, published.folder),
    ...printMessages(ending(/Messages$/), readEnglishMessages(source)),
  ].join('\n\n')
}

function exportedTypes(entries: readonly EntryPoint[]): readonly Declaration[] {
  const found = new Map<string, Declaration>()
  for (const { file } of entries) {
    for (const { name } of readExports(file)) {
      const declaration = findDeclaration(file, name)
      if (declaration && !declaration.isValue) found.set(name, declaration)
    }
  }
  return [...found.values()]
}

function printEntries(entries: readonly EntryPoint[], paths: readonly string[]): string {
  const code = new Map(entries.map((entry) => [entry.path, readExports(entry.file)]))
  const most = 12
  return printTable(
    ['entry', 'values', 'types'],
    paths
      .filter((path) => path !== './package.json')
      .map((path) => {
        const names = code.get(path) ?? []
        const values = names.filter(({ isValue }) => isValue).map(({ name }) => formatInlineCode(name))
        const more = values.length > most ? `, and ${values.length - most} more` : ''
        return [
          formatInlineCode(path),
          values.slice(0, most).join(', ') + more,
          String(names.length - values.length),
        ]
      }),
  )
}

function section(what: string, { name, module, statement }: Declaration, table: string): readonly string[] {
  return table === '' ? [] : [`### ${what}: \`${name}\``, readDocComment(module, statement.start), table]
}

function printMembers(members: readonly InterfaceField[]): string {
  if (members.length === 0) return ''
  return printTable(
    ['name', 'type', 'what it is'],
    members.map(({ name, isOptional, type, doc }) => [
      formatInlineCode(isOptional ? `${name}?` : name),
      formatInlineCode(type),
      doc,
    ]),
  )
}

// A prop of a component that takes a node is a slot too.
function printSlotProps(props: readonly Declaration[]): readonly string[] {
  const rows = props.flatMap((one) =>
    readInterfaceFields(one)
      .filter(({ type, name }) => /\bReactNode\b/.test(type) && name !== 'children')
      .map(({ name, isOptional, doc }) => [
        formatInlineCode(one.name),
        formatInlineCode(isOptional ? `${name}?` : name),
        doc,
      ]),
  )
  return rows.length === 0
    ? []
    : ['### Slots: props that take a node', printTable(['of', 'name', 'what it is'], rows)]
}

function printMessages(
  messages: readonly Declaration[],
  english: ReadonlyMap<string, ReadonlyMap<string, string>>,
): readonly string[] {
  return messages.flatMap((one) => {
    const members = readInterfaceFields(one)
    if (members.length === 0) return []
    const words = english.get(one.name)
    const table = printTable(
      ['key', 'English', 'what it is'],
      members.map(({ name, type, doc }) => [
        formatInlineCode(name),
        words?.get(name) ?? formatInlineCode(type),
        doc,
      ]),
    )
    return [
      `<details><summary>Messages: <code>${one.name}</code> (${members.length})</summary>`,
      table,
      '</details>',
    ]
  })
}
