// The Node platform packages declare `os` and `cpu` as strings; pnpm honours only arrays.
export const hooks = {
  readPackage(pkg) {
    if (/^node-(bin-)?(linux|darwin|win)-/.test(pkg.name ?? '')) {
      if (typeof pkg.os === 'string') pkg.os = [pkg.os]
      if (typeof pkg.cpu === 'string') pkg.cpu = [pkg.cpu]
    }
    return pkg
  },
}
