import { stringify } from 'yaml'

/** Prints the content of a catalogue's file as YAML, for an editor that completes and checks it. */
export function printCatalogueFile(file: string, content: unknown): string {
  const isProducts = file.startsWith('products/')
  const [folder] = file.split('/').slice(0, -1)
  const schema = folder ? `../schema/${folder}.json` : `schema/${file.replace(/\.yaml$/, '.json')}`
  // Long texts stay on one line, so that a change of a word is a change of a line.
  const text = stringify(content, { lineWidth: 0, aliasDuplicateObjects: false })
  const spaced = isProducts ? text.replaceAll('\n- ', '\n\n- ') : text
  return `# yaml-language-server: $schema=${schema}\n\n${spaced}`
}
