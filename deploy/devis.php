<?php
declare(strict_types=1);

// Envoie par e-mail ce que le formulaire « Demande de Devis » reçoit. PHP 8.1 suffit, sans extension.
// La création du site met ici ce que disent company.ts et quoteForm.ts (src/prerender/quoteScript.ts).
define('SITE', json_decode(<<<'JSON'
    @site@
    JSON, true));

function escaped(string $text): string
{
    return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
}

/** La page que voit un visiteur sans JavaScript ; avec $typed, rien de ce qu’il a écrit n’est perdu. */
function answer(int $status, string $title, string $text, array $typed = []): never
{
    http_response_code($status);
    header('Content-Type: text/html; charset=utf-8');
    $fields = '';
    foreach ($typed === [] ? [] : SITE['labels'] as $name => $label) {
        $label = escaped($label);
        $value = escaped($typed[$name]);
        $needed = in_array($name, SITE['required'], true) ? ' required' : '';
        $fields .= match ($name) {
            'subject' => "<input type=\"hidden\" name=\"$name\" value=\"$value\">\n",
            'message' => "<p><label>$label<br><textarea name=\"$name\" rows=\"10\" cols=\"60\"$needed>\n$value</textarea></label></p>\n",
            default => "<p><label>$label<br><input name=\"$name\" value=\"$value\"$needed></label></p>\n",
        };
    }
    $form = $fields === '' ? '' : "<form method=\"post\">\n$fields<p><button>Envoyer de nouveau</button></p>\n</form>\n";
    $company = escaped(SITE['company']);
    $contact = SITE['contact'];
    echo <<<HTML
        <!doctype html>
        <html lang="fr">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <meta name="robots" content="noindex">
        <title>$title – $company</title>
        <h1>$title</h1>
        <p>$text</p>
        $form<p><a href="$contact">Revenir à la page Contact</a></p>
        </html>

        HTML;
    exit();
}

if ($_SERVER['REQUEST_METHOD'] !== 'POST') {
    header('Location: ' . SITE['contact'], true, 303);
    exit();
}
$typed = [];
foreach ([...array_keys(SITE['labels']), 'website'] as $name) {
    $value = $_POST[$name] ?? '';
    if (!is_string($value) || preg_match('//u', $value) !== 1) {
        answer(400, 'Votre demande n’a pas été comprise', 'Rien n’a été envoyé.');
    }
    $typed[$name] = trim($value);
}
// Seul un robot remplit ce champ : il croit avoir réussi.
if ($typed['website'] === '') {
    $missing = array_filter(SITE['required'], fn (string $name) => $typed[$name] === '');
    if ($missing !== []) {
        $labels = array_map(fn (string $name) => escaped(SITE['labels'][$name]), $missing);
        answer(422, 'Votre demande est incomplète', 'Il manque : ' . implode(', ', $labels) . '.', $typed);
    }
    $project = SITE['projects'][$typed['subject']] ?? '';
    $lines = [];
    foreach (SITE['labels'] as $name => $label) {
        $value = $name === 'subject' && $project !== '' ? $project : $typed[$name];
        $isLong = $name === 'message';
        // Une ligne par champ : ce qui est écrit ne peut pas en imiter une autre.
        $value = preg_replace($isLong ? '/\R/u' : '/\s+/u', $isLong ? "\r\n" : ' ', $value);
        $lines[] = $isLong ? "\r\n$label :\r\n$value" : "$label : " . ($value === '' ? SITE['emptyValue'] : $value);
    }
    $headers = [
        'From' => SITE['sender'],
        'MIME-Version' => '1.0',
        'Content-Type' => 'text/plain; charset=utf-8',
        'Content-Transfer-Encoding' => 'base64',
    ];
    if (filter_var($typed['email'], FILTER_VALIDATE_EMAIL) !== false) {
        $headers['Reply-To'] = $typed['email'];
    }
    $isSent = mail(
        SITE['receiver'],
        '=?UTF-8?B?' . base64_encode(SITE['subject'] . ($project === '' ? '' : " : $project")) . '?=',
        chunk_split(base64_encode(implode("\r\n", $lines))),
        $headers,
        '-f' . SITE['sender'],
    );
    if (!$isSent) {
        answer(500, 'Votre demande n’est pas partie', 'Notre messagerie l’a refusée. Réessayez ou appelez-nous.', $typed);
    }
}
answer(200, 'Votre demande est envoyée', 'Nous vous répondons à l’adresse que vous avez indiquée.');
