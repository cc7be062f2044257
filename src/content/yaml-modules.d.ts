// What a page imports of a content file (src/build/contentPlugin.ts).

declare module '*/entreprise.yaml' {
  const content: import('../data/pictures.ts').WithImages<import('./schemas/files.ts').Content['entreprise']>
  export = content
}

declare module '*/accueil.yaml' {
  const content: import('../data/pictures.ts').WithImages<import('./schemas/files.ts').Content['accueil']>
  export = content
}

declare module '*/societe.yaml' {
  const content: import('../data/pictures.ts').WithImages<import('./schemas/files.ts').Content['societe']>
  export = content
}

declare module '*/expertises.yaml' {
  const content: import('../data/pictures.ts').WithImages<import('./schemas/files.ts').Content['expertises']>
  export = content
}

declare module '*/travaux-speciaux.yaml' {
  const content: import('../data/pictures.ts').WithImages<
    import('./schemas/files.ts').Content['travaux-speciaux']
  >
  export = content
}

declare module '*/realisations.yaml' {
  const content: import('../data/pictures.ts').WithImages<
    import('./schemas/files.ts').Content['realisations']
  >
  export = content
}

declare module '*/particuliers.yaml' {
  const content: import('../data/pictures.ts').WithImages<
    import('./schemas/files.ts').Content['particuliers']
  >
  export = content
}

declare module '*/contact.yaml' {
  const content: import('../data/pictures.ts').WithImages<import('./schemas/files.ts').Content['contact']>
  export = content
}

declare module '*/introuvable.yaml' {
  const content: import('../data/pictures.ts').WithImages<import('./schemas/files.ts').Content['introuvable']>
  export = content
}

declare module '*/apparence.yaml' {
  const content: import('./schemas/files.ts').Content['apparence']
  export = content
}
