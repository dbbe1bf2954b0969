import { Markdown } from '@storybook/addon-docs/blocks'
import { splitReadme } from '../packages/config/src/storybook/splitReadme.ts'

interface PackageGuideProps {
  /** A package's README, in Markdown. */
  readonly readme: string
}

/**
 * Renders the README of a package. The tables of its reference are collapsed, because those of one package are 12,000
 * px high.
 */
export function PackageReadme({ readme }: PackageGuideProps) {
  const { guide, reference } = splitReadme(readme)
  return (
    <>
      <Markdown>{guide}</Markdown>
      {reference.length > 0 && <Markdown>## Reference</Markdown>}
      {reference.map(({ title, content }) => (
        <details key={title} className="reference-section">
          <summary>{title}</summary>
          <Markdown>{content}</Markdown>
        </details>
      ))}
    </>
  )
}
