import { defineConfig } from 'tsup'
import { addUseClientDirective } from './addUseClientDirective.ts'
import { buildElement } from './buildElement.ts'
import { cssModules } from './cssModules.ts'
import { dropStylesheetMaps } from './dropStylesheetMaps.ts'
import { injectStyles } from './injectStyles.ts'
import { layerStyles } from './layerStyles.ts'

/** What differs between one published package's build and the next. */
export interface PackageBuild {
  /** Entry name to source file; the name is the path under `dist`. */
  readonly entry: Readonly<Record<string, string>>
  /** Entries that are used without the root's styles, and so bring all of their own. @default none */
  readonly standalone?: readonly string[]
  /** Sources of late parts that a server renders with the root, whose styles therefore come with its own. @default none */
  readonly served?: readonly string[]
  /** Prefix of every class name of the package, such as `cart`. */
  readonly prefix: string
  /** Source of the custom element, which becomes `element.js` and `element.css`. @default none */
  readonly element?: string
}

/** The build of every published package: ESM, split, types left to `tsc -b`. */
export function packagePreset({ entry, standalone = [], served = [], prefix, element }: PackageBuild) {
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
    sourcemap: true,
    // Read by `injectStyles`, which takes it away.
    metafile: true,
    // A library's styles become part of the entry that shows it.
    noExternal: [/\.css$/],
    esbuildPlugins: [cssModules(prefix)],
    onSuccess: async () => {
      await dropStylesheetMaps('dist')
      await injectStyles('dist', Object.keys(entry), standalone, served)
      await layerStyles('dist')
      await addUseClientDirective('dist', Object.keys(entry))
      // Only now: `injectStyles` would take its sheet for one of a late part.
      if (element !== undefined) await buildElement('dist', element, prefix)
    },
  })
}
