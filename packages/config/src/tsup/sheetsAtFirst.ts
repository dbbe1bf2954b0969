/** What esbuild tells of a build, as far as it is read here. */
export interface BuildFacts {
  readonly inputs: Readonly<
    Record<string, { readonly imports: readonly { readonly path: string; readonly kind: string }[] }>
  >
  readonly outputs: Readonly<Record<string, { readonly entryPoint?: string }>>
}

/** The sheets that an output shows at first: those its entry reaches without an `import()` on the way. */
export function sheetsAtFirst({ inputs, outputs }: BuildFacts, output: RegExp): ReadonlySet<string> {
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const { path, kind } of inputs[file]?.imports ?? []) if (kind !== 'dynamic-import') visit(path)
  }
  for (const [name, { entryPoint }] of Object.entries(outputs)) {
    if (entryPoint !== undefined && output.test(name)) visit(entryPoint)
  }
  return new Set([...seen].filter((file) => /\.css(\?sheet)?$/.test(file)))
}
