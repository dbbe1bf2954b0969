import { mount } from './shared/mount'

const example = new URLSearchParams(location.search).get('example')
// Each example is the first of a package's README, as it stands there.
if (example === null) mount('root')
else void import('./examples').then(({ showExample }) => showExample(example))
