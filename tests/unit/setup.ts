import '@vanilla-extract/css/disableRuntimeStyles'
import { vi } from 'vitest'

// The packages stay for the next file of tests; the project's own modules would too, with what this one has made of them.
vi.resetModules()
