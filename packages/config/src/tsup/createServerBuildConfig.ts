import { defineConfig } from 'tsup'

/** Build options of one server. */
export interface ServerBuildOptions {
  /** Name of the file under `dist` to its source. */
  readonly entry: Readonly<Record<string, string>>
  /**
   * External modules, not bundled but loaded at run time: native code, WebAssembly, and modules that must exist
   * only once.
   */
  readonly beside: readonly string[]
  /** Whether lazy parts become files of their own, and the build empties `dist` first. @default true */
  readonly isSplit?: boolean
}

// A `require` for the CommonJS libraries of a bundle that import Node's own modules; its names collide with no
// others.
const requireOfModules =
  "import { createRequire as createRequireOfModules } from 'node:module'; const require = createRequireOfModules(import.meta.url);"

/**
 * Returns the build configuration of a server for this Node: everything in few files, because hundreds are slow to
 * read at each start.
 */
export function createServerBuildConfig({ entry, beside, isSplit = true }: ServerBuildOptions) {
  return defineConfig({
    entry: { ...entry },
    format: ['esm'],
    target: 'node22',
    platform: 'node',
    splitting: isSplit,
    dts: false,
    clean: isSplit,
    sourcemap: true,
    // A source map contains the names of sources, but not their content.
    esbuildOptions: (options) => {
      options.sourcesContent = false
    },
    // tsup checks `noExternal` first, and its own list of externals only after it.
    noExternal: [new RegExp(`^(?!(${beside.join('|')})(/|$))`)],
    external: [...beside],
    banner: { js: requireOfModules },
    outExtension: () => ({ js: '.js' }),
    silent: true,
  })
}
