/** The part of esbuild's metafile that is read here. */
export interface BuildMetafile {
  readonly inputs: Readonly<
    Record<string, { readonly imports: readonly { readonly path: string; readonly kind: string }[] }>
  >
  readonly outputs: Readonly<Record<string, { readonly entryPoint?: string }>>
}

/**
 * Returns the stylesheets of an output's first load: those its entry point reaches without an `import()`, plus
 * those of parts that a server renders with it although their code is lazy-loaded.
 */
export function findInitialStylesheets(
  { inputs, outputs }: BuildMetafile,
  output: RegExp,
  served: readonly string[] = [],
): ReadonlySet<string> {
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const { path, kind } of inputs[file]?.imports ?? [])
      if (kind !== 'dynamic-import' || served.includes(path)) visit(path)
  }
  for (const [name, { entryPoint }] of Object.entries(outputs)) {
    if (entryPoint !== undefined && output.test(name)) visit(entryPoint)
  }
  return new Set([...seen].filter((file) => /\.css(\?sheet)?$/.test(file)))
}
