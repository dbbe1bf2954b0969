/** Memoizes an async loader: the first call loads the value, and after a failure the next call loads again. */
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
