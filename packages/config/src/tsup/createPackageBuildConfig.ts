import { globSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { addUseClientDirective } from './addUseClientDirective.ts'
import { buildCustomElement } from './buildCustomElement.ts'
import { cssModulesPlugin } from './cssModulesPlugin.ts'
import { dropStylesheetSourceMaps } from './dropStylesheetSourceMaps.ts'
import { injectStyles } from './injectStyles.ts'
import { writeLayeredStylesheet } from './writeLayeredStylesheet.ts'

/** Build options of one published package. */
export interface PackageBuildOptions {
  /**
   * Entry name to source file; the name is the path under `dist`. Entries of languages are not listed, but found by
   * their files.
   */
  readonly entry: Readonly<Record<string, string>>
  /** Entry points that are used without the root's styles, and so include all of their own. @default none */
  readonly standalone?: readonly string[]
  /**
   * Sources of lazy parts that a server renders with the root, so that their styles are included in its own.
   * @default none
   */
  readonly served?: readonly string[]
  /** Prefix of every class name of the package, such as `cart`. */
  readonly prefix: string
  /** Source of the custom element, which becomes `element.js` and `element.css`. @default none */
  readonly element?: string
}

/**
 * Returns the build configuration of every published package: ES modules, code splitting, and types from `tsc -b`.
 */
export function createPackageBuildConfig({
  entry: named,
  standalone = [],
  served = [],
  prefix,
  element,
}: PackageBuildOptions) {
  const entry = { ...named, ...languageEntries() }
  return defineConfig({
    entry,
    format: ['esm'],
    target: 'es2022',
    platform: 'neutral',
    splitting: true,
    // Rollup's tree shaking merges each file's imports from React and ui into one statement.
    treeshake: true,
    dts: false,
    clean: true,
    sourcemap: true,
    // `injectStyles` reads the metafile and then deletes it.
    metafile: true,
    // A library's styles become part of the entry point that uses it.
    noExternal: [/\.css$/],
    esbuildPlugins: [cssModulesPlugin(prefix)],
    onSuccess: async () => {
      await dropStylesheetSourceMaps('dist')
      await injectStyles('dist', Object.keys(entry), standalone, served)
      await writeLayeredStylesheet('dist')
      await addUseClientDirective('dist', Object.keys(entry))
      // Must run last; otherwise, `injectStyles` would treat the stylesheet of the element as that of a lazy part.
      if (element !== undefined) await buildCustomElement('dist', element, prefix)
    },
  })
}

/** Returns the entry points of the languages: each whole, as `messages/hi`, and parts such as `messages/hi/card`. */
const languageEntries = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    globSync(['src/messages/[a-z][a-z].ts', 'src/messages/[a-z][a-z]/*.ts'])
      .filter((file) => /\/[a-z-]+\.ts$/.test(file))
      .map((file) => [file.slice('src/'.length, -'.ts'.length), file]),
  )
