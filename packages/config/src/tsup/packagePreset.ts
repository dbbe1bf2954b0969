import { defineConfig } from 'tsup'
import { cssModules } from './cssModules.ts'
import { dressEntries } from './dressEntries.ts'

/** What differs between one published package's build and the next. */
export interface PackageBuild {
  /** Entry name to source file; the name is the path under `dist`. */
  readonly entry: Readonly<Record<string, string>>
  /** Entries that are used without the root's styles, and so bring all of their own. @default none */
  readonly standalone?: readonly string[]
  /** Prefix of every class name of the package, such as `cart`. */
  readonly prefix: string
}

/** The build of every published package: ESM, split, types left to `tsc -b`. */
export function packagePreset({ entry, standalone = [], prefix }: PackageBuild) {
  return defineConfig({
    entry: { ...entry },
    format: ['esm'],
    target: 'es2022',
    platform: 'neutral',
    splitting: true,
    // Rollup's pass joins what each file imports from React and ui into one statement.
    treeshake: true,
    dts: false,
    clean: true,
    sourcemap: false,
    // Read by `dressEntries`, which takes it away.
    metafile: true,
    // A library's styles become part of the entry that shows it.
    noExternal: [/\.css$/],
    esbuildPlugins: [cssModules(prefix)],
    onSuccess: () => dressEntries('dist', Object.keys(entry), standalone),
  })
}
