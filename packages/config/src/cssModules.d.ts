declare module '*.module.css' {
  const classNames: { readonly [local: string]: string }
  export default classNames
}

declare module '*.css' {}
