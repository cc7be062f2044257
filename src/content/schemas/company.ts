import { z } from 'zod'
import {
  isEndpoint,
  isHttpsUrl,
  isSampleAddress,
  isSiteAddress,
  maySend,
  minutesOf,
  timesOverlap,
  trades,
  weekDays,
  withoutSpaces,
} from './companyValues.ts'
import { flag, isUnique, list, matching, number, percent, picture, text, wholeNumber } from './fields.ts'

/** What a company may not have: the field is then empty or not there, and the site shows nothing. */
const orNothing = <Field extends z.ZodType>(field: Field) => field.nullable().default(null)

const textOrNull = (what: string, isRight?: (value: string) => boolean) =>
  orNothing(text(`${what} ; laissez vide tant que vous ne l’avez pas`, isRight))

const slot = <Fields extends z.ZodRawShape>(fields: Fields) => orNothing(z.strictObject(fields))

const listOrNull = <Item extends z.ZodType>(item: Item) =>
  orNothing(list(item, ' ; laissez vide tant que vous n’en avez pas'))

const days = `il faut une liste de jours différents : ${weekDays.join(', ')}`
const time = matching('une heure comme 8:00 ou 17:30', /^([01]?\d|2[0-3]):[0-5]\d$/)

const counted = { atLeast: flag('Au moins', 'Le site écrit alors « 15+ ».') }

/** A number that the company claims, and the source that proves it. */
const figure = <More extends z.ZodRawShape>(title: string, value: z.ZodType<number>, more: More) =>
  slot({
    value: value.meta({ title: 'Nombre' }),
    ...more,
    source: textOrNull(
      'ce qui a été compté, en quelle année et, s’il s’agit d’une enquête, auprès de combien de personnes',
      (source) => source.length >= 15 && /\b(?:19|20)\d\d\b/.test(source),
    ).meta({
      title: 'Source',
      description: 'Par exemple « Clients interrogés à la réception, 2025, 84 réponses sur 112 ».',
    }),
  }).meta({ title })

const insurance = (title: string) =>
  slot({
    insurer: text('le nom et l’adresse de l’assureur').meta({ title: 'Assureur, et son adresse' }),
    cover: text('le territoire couvert : « France métropolitaine »').meta({ title: 'Où elle vaut' }),
  }).meta({ title })

const email = 'une adresse e-mail : contact@mon-entreprise.fr'
const isEmail = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i

const fields = z.strictObject({
  name: matching('le nom de l’entreprise, de 40 caractères au plus', /^(?=.*\S).{1,40}$/).meta({
    title: 'Nom',
    description: 'Aussi sur l’image que montrent les réseaux sociaux.',
  }),
  trade: z.enum(trades, { error: `il faut le métier principal : ${trades.join(', ')}` }).meta({
    title: 'Métier principal',
    description:
      'Pour les moteurs de recherche ; « autre » pour un autre que ceux-ci (maçonnerie, menuiserie, carrelage…).',
  }),
  tagline: text('une ligne courte qui dit ce que fait l’entreprise').meta({
    title: 'Ce que fait l’entreprise',
  }),
  url: text(
    'l’adresse https du site, en minuscules (xn-- si elle a des accents), sans rien après le domaine : https://www.mon-entreprise.fr',
    isSiteAddress,
  ).meta({
    title: 'Adresse du site',
    description:
      'Tant qu’elle finit par .example, ce qui manque est seulement signalé. Dès qu’elle est la vôtre, la création du site s’arrête à ce qui reste de l’exemple ou que demande la loi.',
  }),
  httpsOnSubdomains: z.boolean({ error: 'il faut true ou false' }).default(false).meta({
    title: 'HTTPS sur les sous-domaines',
    description:
      'Oui : les navigateurs n’ouvriront plus, pendant deux ans, aucun sous-domaine de votre domaine sans HTTPS.',
  }),
  phone: matching(
    'un numéro de téléphone français de dix chiffres : 01 23 45 67 89',
    /^(0|\+33\s?(\(0\)\s?)?)[1-9]([\s.]?\d{2}){4}$/,
  ).meta({ title: 'Téléphone' }),
  email: matching(email, isEmail).meta({ title: 'E-mail' }),
  address: z
    .strictObject({
      street: text('le numéro et la rue du bureau').meta({ title: 'Numéro et rue' }),
      postcode: matching(
        // Overseas, numbers have another prefix, and the law's rates differ.
        'un code postal de France métropolitaine, cinq chiffres : 75011',
        /^(0[1-9]|[1-8]\d|9[0-5])\d{3}$/,
      ).meta({ title: 'Code postal' }),
      city: text('la ville du bureau').meta({ title: 'Ville' }),
    })
    .meta({ title: 'Bureau' }),
  geo: slot({
    latitude: number('une latitude en degrés, comme 48.8594', -90, 90).meta({ title: 'Latitude' }),
    longitude: number('une longitude en degrés, comme 2.3786', -180, 180).meta({ title: 'Longitude' }),
  }).meta({ title: 'Coordonnées', description: 'Pour les moteurs de recherche ; ou vide.' }),
  map: slot({
    picture: picture('Image', 'Au format 19:10, fond transparent.'),
    caption: text('la légende de l’image').meta({ title: 'Légende' }),
    pin: slot({
      x: percent.meta({ title: 'Depuis la gauche, en %' }),
      y: percent.meta({ title: 'Depuis le haut, en %' }),
    }).meta({
      title: 'Repère',
      description: `Sa place sur l’image, ou vide. Ailleurs dans Paris, prenez la même carte sans arrondissement peint, contact-carte-paris.webp, ôtez celui de la description, et voici les repères (gauche, puis haut) :
1er 50.7 44.7, 2e 53.1 39.6, 3e 62.8 42.0, 4e 65.3 48.7, 5e 63.0 60.4, 6e 52.1 59.5, 7e 39.8 56.4, 8e 36.7 40.5, 9e 48.6 33.4, 10e 60.0 30.6, 11e 73.2 41.5, 12e 85.8 56.3, 13e 73.5 74.7, 14e 54.3 80.3, 15e 33.5 75.3, 16e 19.1 60.6, 17e 31.6 30.1, 18e 50.3 20.2, 19e 68.4 19.1, 20e 82.7 35.0.`,
    }),
  }).meta({
    title: 'Carte',
    description: 'Celle de la page Contact ; vide : l’adresse y est montrée seule.',
  }),
  sharedPicture: picture(
    'Image des réseaux sociaux',
    'Ils la montrent avec le nom et le titre de l’accueil ; on en garde 1200 × 630.',
  ),
  picturesNote: orNothing(text('ce que sont les images ; laissez vide si ce sont de vraies photos')).meta({
    title: 'Note sur les images',
    description:
      'Ce que sont les images : dit sous celles des réalisations et dans les mentions légales. Vide : de vraies photos.',
  }),
  photosAsTheyAre: flag(
    'Photos telles quelles',
    'Oui : les photos gardent leurs couleurs, au lieu d’être un peu adoucies pour aller avec les images de synthèse.',
  ),
  openingHours: list(
    z
      .strictObject({
        days: z
          .array(z.enum(weekDays, { error: days }), { error: days })
          .refine((value) => value.length > 0 && isUnique(value), { error: days })
          .meta({ title: 'Jours' }),
        opens: time.meta({ title: 'De' }),
        closes: time.meta({ title: 'À' }),
      })
      .refine(({ opens, closes }) => minutesOf(opens) < minutesOf(closes), {
        path: ['closes'],
        error: 'il faut une heure après « opens »',
        abort: true,
      }),
  )
    .refine((hours) => !timesOverlap(hours), { error: 'deux horaires d’un même jour se chevauchent' })
    .meta({
      title: 'Horaires',
      description: 'Pour une pause à midi, deux horaires avec les mêmes jours.',
    }),
  replyDelayHours: wholeNumber('un nombre entier d’heures, comme 24').meta({
    title: 'Délai de réponse',
    description: 'En heures, les jours ouvrés.',
  }),
  areaServed: list(text('le nom d’un lieu')).meta({ title: 'Lieux où vous travaillez' }),
  figures: z
    .strictObject({
      experience: figure('Années d’expérience', wholeNumber('un nombre entier d’années'), counted),
      projects: figure('Chantiers terminés', wholeNumber('un nombre entier de chantiers'), counted),
      satisfaction: figure(
        'Clients satisfaits, en %',
        wholeNumber('un nombre entier de 1 à 100 (en % des clients)', 1, 100),
        {},
      ),
      experts: figure('Experts', wholeNumber('un nombre entier de personnes'), counted),
    })
    .prefault({})
    .meta({
      title: 'Chiffres de l’accueil',
      description:
        'Un chiffre que vous ne pouvez pas prouver est vide. Aux autres, donnez leur source, avec l’année.',
    }),
  qualifications: listOrNull(
    text('le nom d’une qualification et son numéro : « Qualibat 2112, maçonnerie »'),
  ).meta({ title: 'Qualifications', description: '« Qualibat 2112, maçonnerie ». Sur La Société.' }),
  references: listOrNull(text('un chantier : lieu, travaux, année')).meta({
    title: 'Références',
    description: '« Ravalement, 12 rue X, Paris 9e, 2024 », avec l’accord du client. Sur Réalisations.',
  }),
  headCount: listOrNull(
    z.strictObject({
      trade: text('un métier, au pluriel').meta({ title: 'Métier, au pluriel' }),
      count: wholeNumber('un nombre de personnes').meta({ title: 'Personnes' }),
    }),
  ).meta({ title: 'Effectifs par métier', description: 'Sur La Société.' }),
  people: listOrNull(
    z.strictObject({
      name: text('le nom d’une personne').meta({ title: 'Nom' }),
      trade: text('son métier').meta({ title: 'Métier' }),
    }),
  ).meta({ title: 'Interlocuteurs', description: 'Avec leur accord. Sur La Société.' }),
  priceExamples: listOrNull(
    z.strictObject({
      works: text('les travaux que paie ce prix').meta({ title: 'Travaux' }),
      // To consumers a price is announced with its taxes.
      price: matching('un prix TTC : « 40 € TTC le m² »', /\d\s?€ TTC\b/).meta({ title: 'Prix TTC' }),
      year: wholeNumber('l’année de ce prix, en quatre chiffres', 2000, 2100).meta({ title: 'Année' }),
    }),
  ).meta({
    title: 'Ordres de prix',
    description: 'TTC, que vos devis signés prouvent : sur Particuliers. Vide : pas montrés.',
  }),
  social: z
    .array(
      z.strictObject({
        network: z.enum(['LinkedIn', 'Instagram', 'Facebook']).meta({ title: 'Réseau' }),
        url: text('l’adresse https de votre page', isHttpsUrl).meta({ title: 'Adresse de votre page' }),
      }),
    )
    .refine((profiles) => isUnique(profiles.map(({ network }) => network)), {
      error: 'chaque réseau une seule fois',
    })
    .default([])
    .meta({ title: 'Réseaux sociaux' }),
  legal: z
    .strictObject({
      registeredName: textOrNull('la dénomination au registre, même si c’est celle de « name »').meta({
        title: 'Dénomination au registre',
        description: '« Minium Bâtiment », ou « Anne Durand, EI » ; même si c’est le nom.',
      }),
      legalForm: textOrNull('la forme juridique : SAS, SARL').meta({
        title: 'Forme juridique',
        description: 'SAS, SARL, entrepreneur individuel…',
      }),
      capital: textOrNull('le capital social : « 10 000 € » (« aucun » s’il n’y en a pas)').meta({
        title: 'Capital social',
        description: '« 10 000 € », ou « aucun ».',
      }),
      headOffice: textOrNull('l’adresse du siège, avec le code postal et la ville').meta({
        title: 'Siège social',
        description: 'L’adresse, même si c’est le bureau.',
      }),
      siren: textOrNull('un SIREN : neuf chiffres', (value) => /^\d{9}$/.test(withoutSpaces(value))).meta({
        title: 'SIREN',
        description: 'Neuf chiffres.',
      }),
      rcsCity: textOrNull(
        'la ville du registre du commerce : Paris (« aucun » si vous n’êtes qu’au RNE)',
      ).meta({
        title: 'Ville du registre du commerce',
        description: '« aucun » si vous n’êtes qu’au RNE.',
      }),
      vatNumber: textOrNull(
        'un numéro de TVA français : FR et onze chiffres (« aucun » si vous n’en avez pas)',
        (value) => value === 'aucun' || /^FR\d{11}$/.test(withoutSpaces(value)),
      ).meta({
        title: 'Numéro de TVA',
        description: 'FR et onze chiffres ; « aucun » en franchise de TVA.',
      }),
      director: textOrNull('le prénom et le nom du représentant légal').meta({
        title: 'Représentant légal',
        description: 'Prénom et nom du président, du gérant…',
      }),
      host: slot({
        name: text('le nom de l’hébergeur').meta({ title: 'Nom' }),
        address: text('l’adresse de l’hébergeur').meta({ title: 'Adresse' }),
        // Web hosts are often abroad, so any format is accepted: the law only asks for a number.
        phone: matching(
          'le téléphone de l’hébergeur, que la loi demande',
          /^[+\d](?=(?:\D*\d){3})[\d\s.()-]+$/,
        ).meta({ title: 'Téléphone' }),
      }).meta({ title: 'Hébergeur du site' }),
    })
    .prefault({})
    .meta({
      title: 'Mentions légales',
      description:
        'Demandé par la loi (LCEN, articles 1-1 et 19). Tant qu’un de ces champs ou le médiateur est vide, les mentions légales ne se réclament pas de cette loi.',
    }),
  mediator: slot({
    name: text('le nom du médiateur de la consommation').meta({ title: 'Nom' }),
    address: text('l’adresse du médiateur').meta({ title: 'Adresse' }),
    url: text('l’adresse https du médiateur', isHttpsUrl).meta({ title: 'Site' }),
  }).meta({
    title: 'Médiateur de la consommation',
    description: 'Obligatoire si vous travaillez pour des particuliers.',
  }),
  insurance: z
    .strictObject({
      decennial: insurance('Responsabilité décennale'),
      liability: insurance('Responsabilité civile professionnelle'),
    })
    .prefault({})
    .meta({
      title: 'Assurances',
      description:
        'Le site ne se prévaut que des assurances remplies ici. Des travaux que votre contrat ne nomme pas doivent aussi quitter les pages : voir MANUEL.md.',
    }),
  repairPrices: z
    .union(
      [
        slot({
          hourlyRate: text('le prix TTC d’une heure, et comment le temps est compté').meta({
            title: 'Une heure',
            description: '« 58 € TTC l’heure, comptée au quart d’heure ».',
          }),
          travel: text('le prix TTC du déplacement').meta({
            title: 'Déplacement',
            description: '« 35 € TTC dans Paris ».',
          }),
          flatRates: text('les prix TTC des forfaits (« aucun » s’il n’y en a pas)').meta({
            title: 'Forfaits',
            description:
              'Avec le bâchage, les sondages, la recherche de fuite et toute autre condition de prix ; ou « aucun ».',
          }),
        }),
        z.literal('aucun'),
      ],
      // A union says nothing of the field that is wrong.
      {
        error:
          'il faut les prix TTC d’une heure (hourlyRate), du déplacement (travel) et des forfaits (flatRates), ou « aucun », ou rien',
      },
    )
    .meta({
      title: 'Prix de dépannage',
      description:
        'Les prix TTC que doit afficher qui dépanne des particuliers (arrêté du 24 janvier 2017). « aucun » si vous ne dépannez, ne réparez et n’entretenez rien chez des particuliers ; ôtez alors aussi « réparation » et « l’eau coule » des pages. Chez le client, montrez ces prix par écrit avant de commencer.',
    }),
  personalData: z
    .strictObject({
      recipients: text('qui lit les e-mails des clients et entend leurs appels').meta({
        title: 'Qui lit les e-mails et entend les appels',
      }),
      transfersOutsideEU: textOrNull(
        'qui garde des données hors de l’Union européenne, où et avec quelle garantie (« aucun » si personne)',
      ).meta({
        title: 'Hors de l’Union européenne',
        description:
          'Qui y garde ces données : « Messagerie aux États-Unis (clauses contractuelles types) » ; ou « aucun ».',
      }),
      serverLogMonths: orNothing(wholeNumber('un nombre entier de mois, ou rien')).meta({
        title: 'Journal du serveur, en mois',
        description: 'Combien de mois l’hébergeur garde au plus la trace des visites : demandez-lui.',
      }),
      yearsKept: z
        .strictObject({
          request: wholeNumber('un nombre entier d’années, comme 3').meta({
            title: 'Après le dernier échange sans travaux',
          }),
          contract: wholeNumber('un nombre entier d’années, 10 au moins : la durée des garanties', 10).meta({
            title: 'Après la fin des travaux',
          }),
        })
        .meta({ title: 'Années de conservation' }),
    })
    .meta({
      title: 'Données personnelles',
      description:
        'Ce que les mentions légales disent des e-mails et des appels de vos clients (RGPD, article 13).',
    }),
  quoteDelivery: slot({
    // What follows a « ? » is where services put a key, and everyone can read it on the site.
    endpoint: text(
      'l’adresse https qui reçoit les demandes, ou un chemin du site comme /devis.php, sans mot de passe ni « ? »',
      isEndpoint,
    ).meta({
      title: 'Où envoyer',
      description:
        '/devis.php, un script PHP que la création du site écrit, ou l’adresse d’un service (MANUEL.md dit comment il doit répondre).',
    }),
    extraFields: z
      .record(
        z.string().regex(/^(?!(?:name|email|phone|subject|message|website)$).*\S/),
        text('un texte : ce que le service attend dans ce champ', () => true),
        {
          error: ({ code }) =>
            code === 'invalid_key' ? 'il faut un nom, un autre nom que ceux du formulaire' : null,
        },
      )
      .meta({
        title: 'Champs de plus',
        description: 'Des champs que personne ne voit, envoyés avec chaque demande.',
      }),
    sender: matching(`${email}, au nom de qui le script de ce site envoie`, isEmail)
      .meta({ title: 'Expéditeur', description: 'Pour /devis.php : une adresse de votre domaine.' })
      .exactOptional(),
  }).meta({
    title: 'Envoi des demandes',
    description:
      'Où le formulaire envoie les demandes ; voir MANUEL.md. Vide : il n’envoie rien et propose un e-mail.',
  }),
  editor: slot({
    forge: z
      .enum(['github', 'gitlab', 'gitea'], { error: 'il faut github, gitlab ou gitea' })
      .meta({ title: 'Forge', choices: { github: 'GitHub', gitlab: 'GitLab', gitea: 'Gitea ou Forgejo' } }),
    address: text('l’adresse https de la forge : https://codeberg.org', isSiteAddress)
      .meta({ title: 'Adresse de la forge', description: 'Si ce n’est pas github.com ou gitlab.com.' })
      .exactOptional(),
    repository: matching('le compte et le dépôt : mon-compte/mon-site', /^[\w.-]+(?:\/[\w.-]+)+$/).meta({
      title: 'Dépôt',
    }),
    branch: matching('le nom d’une branche : main', /^[\w./-]+$/).meta({ title: 'Branche' }),
  }).meta({
    title: 'Éditeur publié',
    description:
      'Cet éditeur, à l’adresse /editeur/ du site, pour un site dont les fichiers sont dans une forge Git ; voir MANUEL.md. Vide : le site n’en a pas.',
  }),
})

// Then the rules of several fields.
export const companySchema = fields.check(({ value: { url, legal, quoteDelivery, editor }, issues }) => {
  const refuse = (path: string[], input: string, message: string) =>
    issues.push({ code: 'custom', path, input, message })

  const { legalForm, capital, rcsCity } = legal
  const isCompany = /^(?:SASU?|SARL|EURL|SA)$/i.test(legalForm ?? '')
  if (isCompany && capital === 'aucun')
    refuse(['legal', 'capital'], capital, 'il faut le capital social : une société de cette forme en a un')
  if (isCompany && rcsCity === 'aucun') {
    const message = 'il faut la ville du registre du commerce : une société de cette forme y est inscrite'
    refuse(['legal', 'rcsCity'], rcsCity, message)
  }

  if (editor?.forge === 'gitea' && editor.address === undefined)
    refuse(['editor', 'address'], '', 'il faut l’adresse https de la forge : https://codeberg.org')

  if (quoteDelivery === null) return
  const { endpoint, sender } = quoteDelivery
  const ofComputer = 'il faut une adresse https : celle-ci est votre ordinateur'
  const ofScript = 'il ne faut « sender » que pour un script PHP de ce site, comme /devis.php'
  const ofDomain = 'il faut une adresse e-mail du domaine de votre site (« url »)'
  if (endpoint.startsWith('http:') && !isSampleAddress(url))
    refuse(['quoteDelivery', 'endpoint'], endpoint, ofComputer)
  else if (sender === undefined) return
  else if (!/^\/.*\.php$/.test(endpoint)) refuse(['quoteDelivery', 'sender'], sender, ofScript)
  // Mail servers take a sender of another domain for a forged one.
  else if (!maySend(sender, url)) refuse(['quoteDelivery', 'sender'], sender, ofDomain)
})

export type Company = z.infer<typeof companySchema>
