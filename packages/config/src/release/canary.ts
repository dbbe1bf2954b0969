import { join } from 'node:path'
import { must } from './must.ts'

/** Gives every package that has a changeset waiting a version of its own for trying out: `0.0.0-canary-<time>`. */
export const versionCanary = (root: string): Promise<string> =>
  must('node', [join(root, 'node_modules/@changesets/cli/bin.js'), 'version', '--snapshot', 'canary'], root)
