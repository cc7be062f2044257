<?php
declare(strict_types=1);

// Envoie par e-mail ce que le formulaire « Demande de Devis » reçoit. PHP 8.1 suffit, sans extension.
// La création du site met ici ce que disent entreprise.yaml et formulaire.yaml (src/build/quoteScript.ts).
define('SITE', json_decode(<<<'JSON'
    @site@
    JSON, true));

// Retient ce que PHP afficherait de lui-même : un avertissement rendrait la réponse illisible.
ob_start();

function escaped(string $text): string
{
    return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
}

/** Ce qui est écrit dans un champ ne peut pas imiter la ligne d’un autre. */
function oneLine(string $text): string
{
    return trim(preg_replace('/\s+/u', ' ', $text));
}

/** En mots codés d’au plus 75 caractères, un par ligne (RFC 2047). */
function encodedHeader(string $text): string
{
    preg_match_all('/.{1,9}/su', $text, $parts);
    return implode("\r\n ", array_map(fn (string $part) => '=?UTF-8?B?' . base64_encode($part) . '?=', $parts[0]));
}

/**
 * Répond aux scripts du site, qui ne vident le formulaire que s’ils lisent « ok », ou à un visiteur sans JavaScript, par une
 * page ; avec $typed, rien de ce qu’il a écrit n’est perdu.
 */
function answer(int $status, string $title, string $text, array $typed = []): never
{
    ob_clean();
    http_response_code($status);
    header('Cache-Control: no-store');
    if (str_contains($_SERVER['HTTP_ACCEPT'] ?? '', 'application/json')) {
        header('Content-Type: application/json');
        echo json_encode(['ok' => $status === 200]);
        exit();
    }
    header('Content-Type: text/html; charset=utf-8');
    $fields = '';
    foreach ($typed as $name => $value) {
        $label = escaped(SITE['labels'][$name] ?? '');
        $value = escaped($value);
        $needed = in_array($name, SITE['required'], true) ? ' required' : '';
        $fields .= match ($name) {
            'subject', 'website' => "<input type=\"hidden\" name=\"$name\" value=\"$value\">\n",
            'message' => "<p><label>$label<br><textarea name=\"$name\" rows=\"10\" cols=\"60\"$needed>\n$value</textarea></label></p>\n",
            default => "<p><label>$label<br><input name=\"$name\" value=\"$value\"$needed></label></p>\n",
        };
    }
    $form = $fields === '' ? '' : "<form method=\"post\">\n$fields<p><button>Envoyer de nouveau</button></p>\n</form>\n";
    $company = escaped(SITE['company']);
    $contact = SITE['contact'];
    $foot = $status === 200 ? '' : '<p>' . SITE['otherWays'] . "</p>\n";
    // À qui a encore ce qu’il a écrit, pas de lien vers un formulaire vide.
    $foot .= $fields === '' ? "<p><a href=\"$contact\">Revenir à la page Contact</a></p>\n" : '';
    echo <<<HTML
        <!doctype html>
        <html lang="fr">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <meta name="robots" content="noindex">
        <title>$title – $company</title>
        <h1>$title</h1>
        <p>$text</p>
        $form$foot</html>

        HTML;
    exit();
}

if ($_SERVER['REQUEST_METHOD'] !== 'POST') {
    header('Location: ' . SITE['contact'], true, 303);
    exit();
}
$sent = $_POST;
if ($sent === []) {
    // PHP écarte un texte plus long que « post_max_size », mais le donne encore à lire.
    parse_str((string) file_get_contents('php://input'), $sent);
}
if ($sent === []) {
    answer(400, 'Votre demande n’a pas été comprise', 'Rien n’a été envoyé : ce que vous avez écrit n’est pas arrivé ici. Revenez à la page précédente : votre navigateur l’a peut-être gardé.');
}
// Un octet qui n’est pas de l’UTF-8 est remplacé, sans emporter le reste.
$sent = json_decode(json_encode($sent, JSON_INVALID_UTF8_SUBSTITUTE), true);
$names = [...array_keys(SITE['labels']), 'website'];
$values = array_map(fn (string $name) => $sent[$name] ?? '', array_combine($names, $names));
$typed = array_map(fn (mixed $value) => is_string($value) ? $value : '', $values);
if ($typed !== $values) {
    answer(400, 'Votre demande n’a pas été comprise', 'Rien n’a été envoyé.', $typed);
}
// Ce que le navigateur laisse passer est pris : un nom fait d’espaces est un nom.
$missing = array_filter(SITE['required'], fn (string $name) => $typed[$name] === '');
if ($missing !== []) {
    $labels = array_map(fn (string $name) => escaped(SITE['labels'][$name]), $missing);
    answer(422, 'Votre demande est incomplète', 'Rien n’a été envoyé. Il manque : ' . implode(', ', $labels) . '.', $typed);
}

$project = SITE['projects'][$typed['subject']] ?? '';
$email = trim($typed['email']);
$isAddress = filter_var($email, FILTER_VALIDATE_EMAIL) !== false;

// Rien n’est jeté : le destinataire juge.
$doubts = [];
if ($typed['website'] !== '') {
    $doubts[] = 'À vérifier : un champ que personne ne voit a été rempli, par un robot ou un programme : ' . oneLine($typed['website']);
}
if (!$isAddress) {
    $doubts[] = 'À vérifier : répondre à ce message n’écrit pas à cette personne ; voyez son adresse ci-dessous.';
}
$mark = $doubts === [] ? '' : '[à vérifier] ';
$lines = $doubts === [] ? [] : [...$doubts, ''];
foreach (SITE['labels'] as $name => $label) {
    if ($name !== 'message') {
        $value = oneLine($name === 'subject' && $project !== '' ? $project : $typed[$name]);
        $lines[] = "$label : " . ($value === '' ? SITE['emptyValue'] : $value);
    }
}
foreach (SITE['extraFields'] as $name => $value) {
    $lines[] = oneLine("$name : $value");
}
$isBlank = oneLine($typed['message']) === '';
$message = $isBlank ? SITE['emptyValue'] : trim(preg_replace('/\R/u', "\r\n", $typed['message']));
array_push($lines, '', SITE['labels']['message'] . ' :', $message);

$headers = [
    'From' => SITE['sender'],
    'MIME-Version' => '1.0',
    'Content-Type' => 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding' => 'base64',
    ...($isAddress ? ['Reply-To' => $email] : []),
];
try {
    $isSent = mail(
        SITE['receiver'],
        encodedHeader($mark . SITE['subject'] . ($project === '' ? '' : " : $project")),
        chunk_split(base64_encode(implode("\r\n", $lines))),
        $headers,
        '-f' . SITE['sender'],
    );
} catch (Throwable $fault) {
    // Un hébergeur peut interdire mail() : pour PHP, elle n’existe alors pas.
    trigger_error($fault->getMessage(), E_USER_WARNING);
    $isSent = false;
}
if (!$isSent) {
    answer(500, 'Votre demande n’est pas partie', 'Notre messagerie l’a refusée. Réessayez.', $typed);
}
answer(200, 'Votre demande est envoyée', 'Nous vous répondons à l’adresse que vous avez indiquée.');
