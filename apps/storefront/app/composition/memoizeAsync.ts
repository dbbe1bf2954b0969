/** Loads something with the first wish for it and keeps it; what could not be loaded is tried again with the next wish. */
export function memoizeAsync<Args extends readonly unknown[], Value>(
  load: (...args: Args) => Promise<Value>,
): (...args: Args) => Promise<Value> {
  let loading: Promise<Value> | undefined
  return (...args) => {
    loading ??= load(...args).catch((cause: unknown) => {
      loading = undefined
      throw cause
    })
    return loading
  }
}
