/** The house that ends a page, and the ground it stands on, in units of the drawings (`vars.size.drawingUnit`). */
export const building = { width: 460, ground: 150 } as const
