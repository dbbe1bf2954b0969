import { dirname, posix } from 'node:path'
import type { Arrow } from './Arrow.ts'
import { boundaries, layers } from './boundaries.ts'
import { findRings } from './findRings.ts'
import { readImports } from './readImports.ts'

/** Source files by path from the root. */
export type SourceFiles = ReadonlyMap<string, string>

/** The most lines a source file may have; tests, stories and words are left out. */
const maxLines = 200

const isTest = (path: string) => /\.(test|stories|test-d)\.tsx?$|\/e2e\/|\/fixtures\//.test(path)
const isWords = (path: string) => /\/messages\/|\/sample\//.test(path)
const nameless = /\/(utils?|types|misc|helpers?|common|constants)\.tsx?$/

/** Everything that stands against the house's structure, one sentence each; empty when the house is in order. */
export function checkStructure(files: SourceFiles): readonly string[] {
  const complaints: string[] = []
  const arrows: Arrow[] = []
  for (const [path, source] of files) {
    complaints.push(...checkFile(path, source))
    for (const named of readImports(path, source)) {
      const to = resolveRelative(path, named, files)
      if (to !== undefined && !isTest(path)) arrows.push({ from: path, to })
      complaints.push(...checkImport(path, named, to ?? named))
    }
  }
  for (const ring of findRings(arrows))
    complaints.push(`ring: ${ring.join(' ↔ ')} import each other in a circle`)
  return complaints
}

function checkFile(path: string, source: string): readonly string[] {
  const complaints: string[] = []
  const lines = source.split('\n').length - 1
  if (lines > maxLines && !isTest(path) && !isWords(path)) {
    complaints.push(`size: ${path} has ${lines} lines, ${maxLines} is the most`)
  }
  if (nameless.test(path)) complaints.push(`name: ${path} says nothing about what it holds`)
  return complaints
}

function checkImport(path: string, named: string, target: string): readonly string[] {
  const complaints: string[] = []
  const rule = boundaries.find(({ room }) => path.startsWith(room))
  const leavesPackage = named.startsWith('.') && packageOf(target) !== packageOf(path)
  if (leavesPackage) complaints.push(`boundary: ${path} reaches into another package by ${named}`)
  if (!rule || isTest(path)) return complaints
  if (named.startsWith('@store/') && !rule.may.some((allowed) => matches(allowed, named))) {
    complaints.push(`boundary: ${path} may not import ${named}`)
  }
  if (rule.never?.some((library) => named === library || named.startsWith(`${library}/`))) {
    complaints.push(`boundary: ${path} may not import ${named}`)
  }
  for (const layer of layers) {
    if (layer.room.test(path) && layer.never.some((pattern) => pattern.test(target))) {
      complaints.push(`layer: ${path} may not import ${named}`)
    }
  }
  return complaints
}

const matches = (allowed: string, named: string) =>
  allowed.endsWith('*') ? named.startsWith(allowed.slice(0, -1)) : named === allowed

const packageOf = (path: string) => path.split('/').slice(0, 2).join('/')

function resolveRelative(path: string, named: string, files: SourceFiles): string | undefined {
  if (!named.startsWith('.')) return undefined
  const target = posix.normalize(posix.join(dirname(path), named))
  return (
    [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find((found) => files.has(found)) ??
    target
  )
}
