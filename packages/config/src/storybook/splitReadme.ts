/** A README, split into its guide and its reference. */
export interface ReadmeGuideAndReference {
  /** What comes before the reference, in Markdown. */
  readonly guide: string
  readonly reference: readonly ReferenceSection[]
}

/** One table of a reference. */
export interface ReferenceSection {
  readonly title: string
  /** Markdown without the heading. */
  readonly content: string
}

/** Splits a package's README into its guide and the sections of its reference, which `pnpm reports` writes. */
export function splitReadme(readme: string): ReadmeGuideAndReference {
  const [guide = '', reference = ''] = readme.split(/^## Reference$/m)
  return {
    guide,
    reference: reference
      .replaceAll(/<!--.*?-->/g, '')
      .split(/^### /m)
      .slice(1)
      .map((section) => {
        const [title = '', ...content] = section.split('\n')
        return { title: title.replaceAll('`', ''), content: content.join('\n').trim() }
      }),
  }
}
