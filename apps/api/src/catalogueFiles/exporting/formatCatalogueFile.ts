import { stringify } from 'yaml'

/** Prints the content of a catalogue file as YAML, with a schema reference for editors. */
export function formatCatalogueFile(file: string, content: unknown): string {
  const isProducts = file.startsWith('products/')
  const [folder] = file.split('/').slice(0, -1)
  const schema = folder ? `../schema/${folder}.json` : `schema/${file.replace(/\.yaml$/, '.json')}`
  // Long texts stay on one line, so that a changed word is a change of one line.
  const text = stringify(content, { lineWidth: 0, aliasDuplicateObjects: false })
  const spaced = isProducts ? text.replaceAll('\n- ', '\n\n- ') : text
  return `# yaml-language-server: $schema=${schema}\n\n${spaced}`
}
