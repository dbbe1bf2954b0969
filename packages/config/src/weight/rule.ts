/** A rule of a stylesheet as it was built: its selectors and its body. */
export const rule = /([^{};]*)\{([^{}]*)\}/g
