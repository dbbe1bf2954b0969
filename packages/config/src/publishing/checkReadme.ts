import type { PackageManifest } from './PackageManifest.ts'

/** The README and the package.json that the check reads. */
export interface ReadmeContent {
  readonly packed: PackageManifest
  readonly readme: string
}

/** Sentence in every README until the npm scope has an owner; `setOwner.ts` removes it. */
const notice = 'Not yet published on npm'
const placeholder = '/OWNER/'

/** Returns every problem that a reader of this README on npm would have; empty if there is none. */
export function checkReadme({ packed, readme }: ReadmeContent): readonly string[] {
  const isOwned = !packed.homepage?.includes(placeholder)
  return [
    ...(readme.includes(notice) === isOwned
      ? [`the README ${isOwned ? 'still says' : 'does not say'} "${notice}"`]
      : []),
    ...[...readme.matchAll(/\]\((?!https:\/\/|mailto:|#)([^)]*)\)/g)].map(
      ([, link]) => `the README links to ${link}, which does not exist on npm`,
    ),
    ...missingStyles(packed, readme).map((line) => `the README has no line ${line}`),
    ...missingModules(readme).map((name) => `an example imports ./${name}, which the README does not show`),
  ]
}

function missingStyles({ name, exports = {} }: PackageManifest, readme: string): readonly string[] {
  if (!('./styles.css' in exports)) return []
  const [scope] = name.split('/')
  const styles = new Set([`${scope}/ui/tokens.css`, `${scope}/ui/styles.css`, `${name}/styles.css`])
  return [...styles].map((path) => `import '${path}'`).filter((line) => !readme.includes(line))
}

/**
 * Returns the modules that examples import by a relative path and that the README does not show. The README shows a
 * module if a code block starts with the name of its file as a comment.
 */
function missingModules(readme: string): readonly string[] {
  const imported = new Set([...readme.matchAll(/ from '\.\/(\w+)'/g)].map(([, name = '']) => name))
  return [...imported].filter((name) => !new RegExp(`^\`\`\`tsx?\\n// ${name}\\.tsx?\\n`, 'm').test(readme))
}
