import type { Company } from '../../content/companySchema.ts'

type Network = Company['social'][number]['network']

// Drawn for this site on a 24 px grid, in the line work of its other icons.
const paths: Record<Network, string> = {
  LinkedIn: 'M3.5 3.5h17v17h-17zM8 10.5v6M8 7.4v.2M11.5 16.5v-6M11.5 13a2.5 2.5 0 0 1 5 0v3.5',
  Instagram: 'M3.5 3.5h17v17h-17zM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6M16.9 7v.2',
  Facebook: 'M3.5 3.5h17v17h-17zM13.2 20.5v-9a2.5 2.5 0 0 1 2.5-2.5h1.3M10.5 13h5.8',
}

export function SocialIcon({ network }: { network: Network }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="square"
      aria-hidden="true"
    >
      <path d={paths[network]} />
    </svg>
  )
}
