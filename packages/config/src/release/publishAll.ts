import { join } from 'node:path'
import { publishedPackages } from '../publishing/publishedPackages.ts'
import { must } from './must.ts'

/** Publishes every package of a repository under a tag, as `changeset publish` does, without a statement of provenance. */
export async function publishAll(root: string, tag: string, environment: NodeJS.ProcessEnv): Promise<void> {
  for (const { folder } of publishedPackages(root)) {
    // Which machine built it can be stated by CI alone.
    const words = ['publish', '--no-git-checks', '--tag', tag, '--provenance=false']
    await must('pnpm', words, join(root, 'packages', folder), environment)
  }
}
