import { defineConfig } from 'tsup'

/** What differs between one server's build and the next. */
export interface ServerBuild {
  /** Name of the file under `dist` to its source. */
  readonly entry: Readonly<Record<string, string>>
  /** What is not put in the bundle but loaded from beside it: native code, WebAssembly, and what must be there once. */
  readonly beside: readonly string[]
  /** Whether late parts become files of their own, and all of `dist` is this build's. @default true */
  readonly isSplit?: boolean
}

// What CommonJS libraries of a bundle ask Node's own modules with; the names are nobody else's.
const requireOfModules =
  "import { createRequire as createRequireOfModules } from 'node:module'; const require = createRequireOfModules(import.meta.url);"

/** The build of a server that this Node runs: all it is made of in few files, for hundreds are slow to read at each start. */
export function serverPreset({ entry, beside, isSplit = true }: ServerBuild) {
  return defineConfig({
    entry: { ...entry },
    format: ['esm'],
    target: 'node22',
    platform: 'node',
    splitting: isSplit,
    dts: false,
    clean: isSplit,
    sourcemap: true,
    // A map holds the names of sources, not the sources once more.
    esbuildOptions: (options) => {
      options.sourcesContent = false
    },
    // tsup asks this first, and its own list of what stays outside only then.
    noExternal: [new RegExp(`^(?!(${beside.join('|')})(/|$))`)],
    external: [...beside],
    banner: { js: requireOfModules },
    outExtension: () => ({ js: '.js' }),
    silent: true,
  })
}
