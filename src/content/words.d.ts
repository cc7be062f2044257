// A page imports the words of a file as they are set and filled in (src/build/content.ts).

declare module '*/accueil.yaml' {
  const words: import('./schemas/files.ts').Words['accueil']
  export = words
}

declare module '*/societe.yaml' {
  const words: import('./schemas/files.ts').Words['societe']
  export = words
}

declare module '*/expertises.yaml' {
  const words: import('./schemas/files.ts').Words['expertises']
  export = words
}

declare module '*/travaux-speciaux.yaml' {
  const words: import('./schemas/files.ts').Words['travaux-speciaux']
  export = words
}

declare module '*/realisations.yaml' {
  const words: import('./schemas/files.ts').Words['realisations']
  export = words
}

declare module '*/particuliers.yaml' {
  const words: import('./schemas/files.ts').Words['particuliers']
  export = words
}

declare module '*/contact.yaml' {
  const words: import('./schemas/files.ts').Words['contact']
  export = words
}

declare module '*/introuvable.yaml' {
  const words: import('./schemas/files.ts').Words['introuvable']
  export = words
}
