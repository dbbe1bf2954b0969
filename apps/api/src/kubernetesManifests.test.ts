import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { settingNames } from './settingsSchema.ts'

const folder = new URL('../../storefront/kubernetes/', import.meta.url)
const manifest = (name: string) => parse(readFileSync(new URL(`${name}.yaml`, folder), 'utf8'))
const settings: Readonly<Record<string, string>> = manifest('settings').data
const { template, selector } = manifest('deployment').spec
const [container] = template.spec.containers
const job = manifest('migration').spec.template.spec

describe('the Kubernetes manifests', () => {
  it('contain only settings that exist, each as text', () => {
    for (const [name, value] of Object.entries(settings)) {
      expect(settingNames).toContain(name)
      expect(value).toBeTypeOf('string')
    }
  })

  it('are all listed in the kustomization, except the migration job that runs before an upgrade', () => {
    const listed: readonly string[] = manifest('kustomization').resources
    const files = globSync('*.yaml', { cwd: folder }).filter((file) => file !== 'kustomization.yaml')
    expect([...listed, 'migration.yaml'].toSorted()).toEqual(files.toSorted())
  })

  it('give an instance time to be taken off the load balancer and to finish its requests', () => {
    const drainMs = Number(settings.STORE_DRAIN_MS)
    expect(drainMs).toBeGreaterThanOrEqual(2 * 1000 * container.readinessProbe.periodSeconds)
    // The store takes 10 s at most (docs/operations.md, "Stop").
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(drainMs / 1000 + 10)
  })

  it('restart an instance for its own failure, and only take it off the load balancer for a failure of the database', () => {
    expect(container.livenessProbe.httpGet.path).toBe('/api/health')
    expect(container.readinessProbe.httpGet.path).toBe('/api/ready')
    expect(container.startupProbe.httpGet.path).toBe('/api/ready')
  })

  it('select the instances by one label', () => {
    const { labels } = template.metadata
    expect(labels).toEqual(selector.matchLabels)
    expect(manifest('service').spec.selector).toEqual(labels)
    expect(manifest('disruption-budget').spec.selector.matchLabels).toEqual(labels)
    expect(template.spec.topologySpreadConstraints[0].labelSelector.matchLabels).toEqual(labels)
  })

  it('run without root and write only to volumes', () => {
    for (const { securityContext, containers } of [template.spec, job]) {
      expect(securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      })
      expect(containers[0].securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      const mounted = containers[0].volumeMounts.map(
        ({ mountPath }: { readonly mountPath: string }) => mountPath,
      )
      expect(mounted).toEqual(expect.arrayContaining(['/data', '/etc/store']))
    }
  })

  it('migrate with the settings and the image of the instances', () => {
    const [migration] = job.containers
    const [{ newName, newTag }] = manifest('kustomization').images
    expect(migration.envFrom).toEqual(container.envFrom)
    expect(migration.image).toBe(`${newName}:${newTag}`)
    expect(migration.command.at(-1)).toContain('/dist/migrate.js')
  })
})
