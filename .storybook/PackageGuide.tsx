import { Markdown } from '@storybook/addon-docs/blocks'
import { splitReadme } from '../packages/config/src/storybook/splitReadme.ts'

interface PackageGuideProps {
  /** A package's README, in Markdown. */
  readonly readme: string
}

/** README of a package, with each table of its reference closed: open, those of one package took 12,000 px. */
export function PackageGuide({ readme }: PackageGuideProps) {
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
