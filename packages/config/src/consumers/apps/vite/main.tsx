import { mountCart } from './shared/mountCart'

const example = new URLSearchParams(location.search).get('example')
// Each example is the first one of a package's README, verbatim.
if (example === null) mountCart('root')
else void import('./examples').then(({ renderExample }) => renderExample(example))
